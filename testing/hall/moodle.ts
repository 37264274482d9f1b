/**
 * The published test that the drill is set beside: Moodle Quiz Load Test Results, Moodle 4.5, Universidad de la República,
 * March 2026.
 */
export const moodle = {
  source:
    'https://www.proyectos.udelar.edu.uy/redmine/projects/moodleperf/wiki/Load_test_results_in_moodle_45_(feb_2026)',
  machines: 'web 12 cores and 12 GB, MySQL 8.4 4 cores and 16 GB, load generator apart',
  load: '2,000 students, 16 questions on 8 pages, ramp of 180 s, then one synchronised start, 30 to 90 s a page',
  outcome: 'no errors at 2,000; at 3,000 the synchronised start is what suffers',
}
