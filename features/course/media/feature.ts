import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const mediaFeature = feature({
  contract,
  examples: {
    mediaKinds: ['video'],
    bytes: 48_210_344,
    address: 'https://h5p.university.example/embed/4',
    workMinutes: 25,
  },
  refusals: {
    'too-many-uploads': {
      status: 409,
      when: 'beginning an upload beside ten that the same person has begun and not ended',
      hu: 'Túl sok megkezdett feltöltésed van. Fejezd be vagy töröld valamelyiket, mielőtt újat kezdesz.',
      en: 'You have too many unfinished uploads. Finish or cancel one before you start another.',
    },
    'upload-elsewhere': {
      status: 409,
      when: 'sending a part that is not the next one, or another one in the place of a part that is here; the body says where it goes on',
      hu: 'A feltöltés máshol tart. Válaszd ki újra ugyanazt a fájlt, és folytatjuk.',
      en: 'This upload is at a different point. Choose the same file again to continue.',
    },
    'upload-ended': {
      status: 409,
      when: 'sending a part of an upload that has become a medium',
      hu: 'Ez a feltöltés már befejeződött.',
      en: 'This upload is already finished.',
    },
    'upload-unfinished': {
      status: 409,
      when: 'making a medium of an upload of which something is not here yet; the body says how much is',
      hu: 'A fájl még nem ért ide egészen.',
      en: 'The file hasn’t been fully uploaded yet.',
    },
    'medium-unfit': {
      status: 400,
      when: 'the content of a file is none that the library takes, whatever its name says',
      hu: 'Ezt a fájlt nem tudjuk használni. Videó: MP4 vagy WebM. Hang: MP3, M4A vagy OGG. Melléklet: PDF, Word, Excel, PowerPoint vagy OpenDocument. Kép: JPEG, PNG vagy WebP.',
      en: 'This file can’t be used. Video: MP4 or WebM. Audio: MP3, M4A or OGG. Attachment: PDF, Word, Excel, PowerPoint or OpenDocument. Picture: JPEG, PNG or WebP.',
    },
    'medium-without-length': {
      status: 400,
      when: 'a video or audio does not say how long it is, or cannot be read',
      hu: 'A fájlból nem derül ki, milyen hosszú, vagy sérült. Mentsd ki újra egy videó- vagy hangszerkesztővel.',
      en: 'This file doesn’t say how long it is, or it’s damaged. Export it again with a video or audio editor.',
    },
    'picture-too-heavy': {
      status: 400,
      when: 'a picture of more than 10 MB, however large the other files of the library may be',
      hu: 'Ez a kép túl nagy: legfeljebb 10 MB lehet.',
      en: 'This picture is too large: it can be at most 10 MB.',
    },
    'medium-of-another-kind': {
      status: 409,
      when: 'replacing a video by audio, anything else by a file of another kind, or a file by an address',
      hu: 'Csak ugyanolyan fajta fájl kerülhet a helyére: videó helyére videó, hang helyére hang, melléklet helyére melléklet, kép helyére kép, interaktív tartalom címének helyére cím.',
      en: 'The new file must be of the same kind: video for video, audio for audio, attachment for attachment, picture for picture, and an address for the address of interactive content.',
    },
    'interactive-address-unfit': {
      status: 400,
      when: 'the address of interactive content is none, is not https, or has a name and password in it',
      hu: 'Ez a cím nem jó. Egy oldal teljes címe kell, https://-sel az elején, név és jelszó nélkül.',
      en: 'This address can’t be used. Enter the full address of a page, starting with https://, without a name and password.',
    },
    'interactive-host-not-allowed': {
      status: 409,
      when: 'the address of interactive content is on a host that the operator has not allowed; the body names those that are',
      hu: 'Erről a kiszolgálóról nem vehetsz át interaktív tartalmat.',
      en: 'Interactive content can’t come from this host.',
    },
    'medium-in-use': {
      status: 409,
      when: 'deleting a medium that a lesson names, in a draft or in any version that was published',
      hu: 'Ezt egy lecke használja, ezért nem törölhető.',
      en: 'A lesson uses this, so it can’t be deleted.',
    },
    'medium-gone': {
      status: 409,
      when: 'saving a lesson with a medium that was deleted from the library meanwhile',
      hu: 'A lecke egyik médiumát közben törölték a médiatárból. Vedd ki a leckéből.',
      en: 'Media in this lesson has been deleted from the library. Remove it from the lesson.',
    },
    'picture-beside-text': {
      status: 400,
      when: 'saving a lesson with a picture among what is played or attached; it stands in the text, as a figure',
      hu: 'Kép a lecke szövegébe kerülhet, a videók, podcastok és mellékletek közé nem.',
      en: 'A picture belongs in the text of the lesson, not among its videos, podcasts and attachments.',
    },
    'captions-unfit': {
      status: 400,
      when: 'captions are no WebVTT, too fast to be read or longer than two lines; the body says where',
      hu: 'A felirat így nem jó.',
      en: 'These captions can’t be used as they are.',
    },
  },
  acts: {
    'medium-added': { group: 'published', hu: 'Új médium a médiatárban', en: 'Media added to the library' },
    'medium-changed': {
      group: 'published',
      hu: 'Módosult egy médium adatlapja',
      en: 'Media details changed',
    },
    'medium-replaced': { group: 'published', hu: 'Lecseréltek egy médiumot', en: 'Media replaced' },
    'medium-removed': { group: 'published', hu: 'Töröltek egy médiumot', en: 'Media deleted' },
  },
  constraints: {
    a_draft_names_media_of_the_library: { code: 'medium-gone' },
    a_picture_stands_in_the_text: { code: 'picture-beside-text' },
  },
  internalConstraints: [
    'a_file_is_one_part',
    'a_file_is_replaced_once',
    'a_medium_of_a_version_stays',
    'a_medium_stands_once_in_a_lesson',
    'a_medium_takes_ten_hours_at_most',
    'a_medium_is_of_a_known_kind',
    'pictures_alone_have_a_size',
    'interactive_content_has_an_address_and_no_file',
    'an_address_is_of_a_page',
    'a_replaced_file_is_kept_for_a_while',
    'an_upload_has_no_more_than_it_said',
  ],
})
