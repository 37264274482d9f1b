import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'
import { certificateStates } from './states.ts'

export const certificateFeature = feature({
  contract,
  states: { certificate: certificateStates },
  refusals: {
    'certificate-none-in-another-name': {
      status: 409,
      when: 'revoking the certificates in another name of a student who has none',
      hu: 'Ennek a hallgatónak nincs más névre szóló, vissza nem vont tanúsítványa.',
      en: 'This student has no valid or replaced certificate in a different name.',
    },
    'certificate-not-ready': {
      status: 409,
      when: 'downloading a certificate before every module is completed (decision T5)',
      hu: 'A tanúsítvány akkor tölthető le, ha minden modullal kész vagy.',
      en: 'You can download your certificate once you have completed every module.',
    },
    'certificate-withheld': {
      status: 409,
      when: 'downloading a certificate after the office revoked the last one and has not allowed another',
      hu: 'A programiroda visszavonta a tanúsítványodat, ezért most nem tölthető le.',
      en: 'The programme office has revoked your certificate, so you can’t download it now.',
    },
    'certificate-already-revoked': {
      status: 409,
      when: 'revoking a certificate that is revoked',
      hu: 'Ezt a tanúsítványt már visszavonták.',
      en: 'This certificate has already been revoked.',
    },
    'certificate-not-withheld': {
      status: 409,
      when: 'allowing another certificate where the last one is not revoked, or another is allowed already',
      hu: 'Itt nincs mit engedélyezni: az utolsó tanúsítvány nincs visszavonva, vagy már engedélyeztek másikat.',
      en: 'There is nothing to allow: the last certificate isn’t revoked, or you have already allowed another one.',
    },
    'certificate-key-changed': {
      status: 409,
      when: 'changing a signing key that somebody has changed since',
      hu: 'Közben valaki már lecserélte az aláíró kulcsot.',
      en: 'Someone has changed the signing key in the meantime.',
    },
    'identity-card-missing': {
      status: 409,
      when: 'downloading a certificate with an identity card number that the profile does not have (decision A9)',
      hu: 'A profilodban nincs személyiigazolvány-szám, amely rákerülhetne.',
      en: 'There is no identity card number in your profile to print.',
    },
  },
  acts: {
    'certificate-issued': { group: 'documents', hu: 'Elkészült egy tanúsítványa', en: 'Certificate issued' },
    'certificate-superseded': {
      group: 'documents',
      hu: 'Új tanúsítvány lépett a régi helyére',
      en: 'Certificate replaced by a new one',
    },
    'certificate-revoked': {
      group: 'documents',
      hu: 'Visszavonták a tanúsítványát',
      en: 'Certificate revoked',
    },
    'certificate-another-allowed': {
      group: 'documents',
      hu: 'Engedélyeztek neki egy másik tanúsítványt',
      en: 'Another certificate allowed',
    },
    'certificate-key-changed': {
      group: 'documents',
      hu: 'Lecserélték a tanúsítványok aláíró kulcsát',
      en: 'Certificate signing key changed',
    },
  },
  internalConstraints: [
    'a_certificate_ends_after_it_was_issued',
    'a_certificate_is_made_in_the_name_of_its_student',
    'a_certificate_that_is_not_valid_has_ended',
    'a_revoked_certificate_has_its_reason',
    'another_is_allowed_after_a_revoked_certificate',
    'one_certificate_per_code',
    'one_certificate_per_number',
    'one_valid_certificate_per_student_and_semester',
  ],
})
