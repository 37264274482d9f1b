export default {
  heading: 'Your access doesn’t include this page',
  editor:
    'As an editor you write the course and the exam questions. If you need more, ask a colleague in the programme office.',
  reader:
    'As a reader you can look at everything, but this page is only for changing things. If you need that, ask a colleague in the programme office.',
  home: 'Back to the dashboard',
} as const
