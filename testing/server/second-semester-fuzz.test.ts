/** The long form, with 12,000 requests, is testing/drills/second-semester-fuzz.drill.ts. */
import './second-semester-fuzz.ts'
