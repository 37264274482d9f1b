import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'
import { nameChangeStates } from './states.ts'

export const nameChangeFeature = feature({
  contract,
  states: { name_change: nameChangeStates },
  refusals: {
    'name-unchanged': {
      status: 409,
      when: 'asking for the name that one has',
      hu: 'Most is ez a neved. Írd be az újat!',
      en: 'This is already your name. Enter the new one.',
    },
    'name-change-open': {
      status: 409,
      when: 'asking for a name while a request for another one waits',
      hu: 'Már vár egy névváltoztatási kérésed. Ha mást szeretnél, előbb vond vissza!',
      en: 'You already have a name change waiting for a decision. Withdraw it before you ask for another.',
    },
    'name-change-already-decided': {
      status: 409,
      when: 'deciding or withdrawing a request for another name that does not wait any more; `detail` is `NameChangeEnded`',
      hu: 'Erről a névváltoztatásról közben már döntöttek, vagy visszavonták.',
      en: 'Someone has decided on this name change in the meantime, or it was withdrawn.',
    },
  },
  acts: {
    'name-change-asked': { group: 'accounts', hu: 'Új nevet kért', en: 'Asked for a name change' },
    'name-change-withdrawn': {
      group: 'accounts',
      hu: 'Visszavonta a névváltoztatási kérését',
      en: 'Withdrew their request for a name change',
    },
    'name-change-accepted': {
      group: 'accounts',
      hu: 'Elfogadták a névváltoztatását',
      en: 'Name change accepted',
    },
    'name-change-rejected': {
      group: 'accounts',
      hu: 'Elutasították a névváltoztatását',
      en: 'Name change rejected',
    },
  },
  constraints: {
    one_open_name_change_per_student: { code: 'name-change-open' },
  },
  internalConstraints: [
    'a_decided_name_change_has_its_decider',
    'a_name_change_that_does_not_wait_has_its_time',
    'a_rejected_name_change_has_its_reason',
    'a_requested_name_is_one',
    'nobody_decides_their_own_name',
  ],
})
