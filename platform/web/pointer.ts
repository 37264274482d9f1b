let isDown = false
const waiting: (() => void)[] = []

const down = () => {
  isDown = true
}
// The click follows in the same task. Whoever types has let go, also where that was outside of the window.
const up = () =>
  setTimeout(() => {
    isDown = false
    for (const go of waiting.splice(0)) go()
  })

addEventListener('pointerdown', down, true)
for (const type of ['pointerup', 'pointercancel', 'keydown']) addEventListener(type, up, true)

/**
 * Settles when no button or finger is down any more. What moves the page waits for it: a button that moves away between
 * press and release is not clicked.
 */
export const pointerReleased = async (): Promise<void> => {
  if (isDown) await new Promise<void>((go) => waiting.push(go))
}
