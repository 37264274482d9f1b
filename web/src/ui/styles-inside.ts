// What the pages of the signed-in areas add, in Mantine's own order.
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Container.css'
import '@mantine/core/styles/Pagination.css'
import '@mantine/core/styles/Progress.css'
import '@mantine/core/styles/Skeleton.css'
import '@mantine/core/styles/Switch.css'
import './print.css'
