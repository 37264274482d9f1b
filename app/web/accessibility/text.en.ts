export default {
  title: 'Accessibility statement',
  lead: 'Rajt is meant for everyone: by keyboard, with a screen reader, with large text or high contrast. This page says how far we have come, how we know, and what is still missing.',
  status: {
    title: 'How accessible is Rajt?',
    text: 'Rajt partially conforms to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Partially, because some of it hasn’t been tested yet, and some of what the guidelines ask for is missing: both are listed below.',
    own: 'This is our own assessment. No independent body has checked it.',
  },
  tested: {
    title: 'What did we test, and how?',
    axe: '<strong>Automatic rules (axe-core, WCAG 2.1 A and AA):</strong> every page after each change, and every screen with its dialogs, errors and messages in light and dark colours, 360 and 1280 pixels wide. They find no errors.',
    keyboard:
      '<strong>Keyboard alone:</strong> signing in, reading a module, a whole exam, reporting a question, deciding on registrations, finding a one-pager, publishing news.',
    reflow:
      '<strong>Small windows:</strong> every screen 320 pixels wide, which is a window of 1280 pixels at 400% zoom, and again in a wider typeface. Nothing is cut off, and nothing scrolls sideways.',
    zoom: '<strong>Zoom:</strong> the exam and other main pages at 200% and 400%, in low windows too. Bars that stay in view make room there.',
    spacing:
      '<strong>Text spacing (WCAG 1.4.12):</strong> 190 screens with wider letters, words and lines, 360 and 1280 pixels wide.',
    font: '<strong>Large text:</strong> ten main screens with the browser’s font at 28 pixels, on a phone and on a desktop.',
    colours:
      '<strong>Forced colours:</strong> the system’s own colours, as the browser imitates them, in light and dark.',
    motion: '<strong>Less motion:</strong> where the device asks for it, nothing moves.',
    targets: '<strong>Targets:</strong> at least 44 pixels for a finger and 24 for a mouse on every screen.',
    reader:
      '<strong>Screen reader:</strong> Orca with Firefox on Linux, for signing in, the dashboard, a lesson, a whole exam, and accepting a registration.',
    time: '<strong>Exams:</strong> the programme office can give you up to 180 minutes more.',
    files: 'Certificates are tagged PDFs with a title and a language.',
  },
  missing: {
    title: 'What falls short?',
    readers:
      'Of screen readers we have tried Orca on Linux alone, on a few pages, not NVDA, JAWS, VoiceOver or TalkBack.',
    devices: 'We haven’t tried real phones, Safari, or Windows with its contrast themes.',
    people: 'No one with a disability has tested Rajt for us yet.',
    video: 'Videos have captions and a transcript, but no audio description.',
    uploads:
      'We don’t check the files that participants upload (one-pagers, CVs, progress reports), or the pages that their links lead to.',
    emails: 'Emails are short and plain, but they haven’t been tested with a screen reader.',
  },
  report: {
    title: 'Something in your way?',
    text: 'Write to the programme office, also if you need a text in another form, or more time for an exam (if possible, before you start it):',
    what: 'Tell us which page it was, what you wanted to do, and which device, browser and assistive technology you use.',
  },
  made: 'Date of this statement: {date}',
  renewed: 'We update it when anything in it changes.',
  home: 'Back to the dashboard',
  login: 'Back to sign-in',
} as const
