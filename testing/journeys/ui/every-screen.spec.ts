import { sweep } from '../steps/sweep.ts'
import { test } from '../steps/with-screens.ts'

sweep(test)
