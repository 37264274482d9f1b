/** A lesson by the names of its module and its own, which it keeps when the course moves to another installation. */
export interface LessonName {
  module: string
  key: string
}

/** How a text in Markdown names a lesson: `[words](/lessons/what-is-a-startup/what-a-startup-is)` (decision C9). */
export const lessonAddress = ({ module, key }: LessonName): string => `/lessons/${module}/${key}`
