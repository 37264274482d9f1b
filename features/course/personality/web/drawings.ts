import type { Personality } from '#platform/contract/parts.ts'

/** Side of the square that every drawing fills. */
export const DRAWING_SIDE = 160

export interface Drawing {
  /** The `d` of one path, drawn with the stroke of the programme's line. */
  line: string
  /** Stops on the line, as on the start line: the first is filled, the others are open. */
  stops: readonly (readonly [x: number, y: number])[]
}

/** What stands for each type: a summit with a flag, a body built of blocks, a way through its turns, a lamp lit by the line. */
export const drawings: Record<Personality, Drawing> = {
  CEO: {
    line: 'M8 138L56 66L76 96L104 50L152 138M104 50V12L134 24L104 36M8 138H152',
    stops: [
      [104, 50],
      [56, 66],
      [8, 138],
    ],
  },
  CTO: {
    line: 'M80 12L138 45V115L80 148L22 115V45ZM22 45L80 78L138 45M80 78V148M51 28.5L109 61.5V131.5M109 28.5L51 61.5V131.5',
    stops: [
      [80, 78],
      [138, 45],
      [22, 115],
    ],
  },
  PM: {
    line: 'M12 136H106A28 28 0 0 0 106 80H54A28 28 0 0 1 54 24H142M126 8L144 24L126 40',
    stops: [
      [92, 24],
      [80, 80],
      [40, 136],
    ],
  },
  Creative: {
    line: 'M62 116C62 96 40 86 40 58A40 40 0 0 1 120 58C120 86 98 96 98 116ZM64 130H96M71 144H89M72 116V92C72 72 88 84 88 60M18 20L28 30M142 20L132 30M6 62H18M154 62H142',
    stops: [
      [88, 58],
      [72, 94],
    ],
  },
}
