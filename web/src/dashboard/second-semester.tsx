import { OwnRequests } from '../requests/own-requests.tsx'
import { OwnRescue } from '../rescue/own-rescue.tsx'

/** What the second semester adds to a student's home: what the office proposes, and what waits for whose answer. */
export default function SecondSemester() {
  return (
    <>
      <OwnRescue />
      <OwnRequests />
    </>
  )
}
