// What most pages of the signed-in areas add, in Mantine's own order. What one part alone needs comes with that part.
import '@mantine/core/styles/Skeleton.css'
import './print.css'
