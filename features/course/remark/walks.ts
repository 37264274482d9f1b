import type { Sent } from '#bench/growth-sample.ts'
import type { World } from '#bench/growth-world.ts'
import type { Walks } from '#testing/server/walks.ts'

/** A remark that nobody has answered, whatever earlier rounds did. */
const newRemark = async (world: World): Promise<Sent> => ({
  params: {
    id: await world.one(
      `update remark set status = 'NEW', answer = null, answered_at = null, answered_by = null
       where id = (select id from remark order by at desc, id limit 1) returning id`,
    ),
  },
})

export const walks: Walks = {
  everybodys: ['remark.answer', 'remark.finish'],
  samples: {
    first: [
      { call: 'remark.list', as: 'office', prepare: () => ({ body: {} }) },
      { call: 'remark.list', of: 'new ones', as: 'office', prepare: () => ({ body: { status: ['NEW'] } }) },
      {
        call: 'remark.list',
        of: 'done ones on questions',
        as: 'office',
        prepare: () => ({ body: { status: ['DONE'], kinds: ['QUESTION'] } }),
      },
      {
        call: 'remark.list',
        of: 'a module',
        as: 'office',
        prepare: ({ module }) => ({ body: { modules: [module] } }),
      },
      {
        call: 'remark.list',
        of: 'a search',
        as: 'office',
        prepare: () => ({ body: { search: 'hibas kerdes' } }),
      },
      {
        call: 'remark.answer',
        as: 'office',
        prepare: async (world) => ({ ...(await newRemark(world)), body: { answer: 'Köszönjük!' } }),
      },
    ],
  },
  notMeasured: {
    'remark.finish': 'writes one row by its key, as remark.answer does',
  },
}
