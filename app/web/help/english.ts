import groups from './answers.en.json' with { type: 'json' }
import { type FeatureQuestion, withFeatures } from './answers.ts'

const features = import.meta.glob<FeatureQuestion[]>('../../../features/*/*/help.en.json', {
  eager: true,
  import: 'default',
})

/** Every question and answer in English. */
export default withFeatures(groups, Object.values(features).flat())
