import { test } from '../steps/second-semester-screens.ts'
import { sweep } from '../steps/sweep.ts'

sweep(test)
