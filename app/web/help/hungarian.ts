import groups from './answers.hu.json' with { type: 'json' }
import { type FeatureQuestion, withFeatures } from './answers.ts'

const features = import.meta.glob<FeatureQuestion[]>('../../../features/*/*/help.hu.json', {
  eager: true,
  import: 'default',
})

/** Every question and answer in Hungarian. */
export default withFeatures(groups, Object.values(features).flat())
