import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const questionStatisticsFeature = feature({ contract, refusals: {}, acts: {} })
