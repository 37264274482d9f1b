/** The long form, with every strange value in every place, is server/drills/fuzz.drill.ts. */
import './fuzz.ts'
