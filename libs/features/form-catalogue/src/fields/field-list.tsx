import { type PlainDate } from '@portal/domain';
import { fieldTitles } from '../contents';
import { Specimen } from '../specimen/specimen';
import { choiceSpecimens } from './choice-specimens';
import { type FieldSpecimen } from './field-specimen';
import { numberSpecimens } from './number-specimens';
import { documentSpecimens } from './document-specimens';
import { textSpecimens } from './text-specimens';

const specimens: readonly FieldSpecimen[] = [
  ...textSpecimens,
  ...numberSpecimens,
  ...choiceSpecimens,
  ...documentSpecimens,
];

/** Every kind of field, once. */
function FieldList({ today }: { today: PlainDate }) {
  return specimens.map((specimen) => (
    <Specimen key={specimen.id} {...specimen} title={fieldTitles[specimen.id]} today={today} />
  ));
}
// React.lazy asks for a default export.
export default FieldList;
