/** The long form, with every strange value in every place, is testing/drills/fuzz.drill.ts. */
import './fuzz.ts'
