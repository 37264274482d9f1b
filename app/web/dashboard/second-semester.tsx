import { OwnRequests } from '#teams/request/web/own-requests.tsx'
import { OwnRescue } from '#teams/rescue/web/own-rescue.tsx'

/** What the second semester adds to a student's home: what the office proposes, and what waits for whose answer. */
export default function SecondSemester() {
  return (
    <>
      <OwnRescue />
      <OwnRequests />
    </>
  )
}
