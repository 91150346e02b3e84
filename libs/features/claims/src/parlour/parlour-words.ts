import { type Claim } from '@portal/contract';
import { parlourOfEstateSentence } from '@portal/domain';
import { partWords } from '../shared/part-words';
import { orCash } from './title';

/** What the pages of a funeral parlour say to whoever reads them: of the own part, or of an estate for which nobody may speak yet. */
interface ParlourWords {
  howMuch: string;
  instead: string;
  /** The way to have no funeral parlour paid, and the button that does so. */
  takeBack: string;
  confirmTakeBack: string;
  /** What becomes of the money then. */
  withoutParlour: string;
}

function ofPart(part: Claim['part']): ParlourWords {
  const { whose, payee } = partWords(part);
  return {
    howMuch: `At most its invoice, ${whose.replace(/^of/, 'from')}. The rest goes to ${payee}.`,
    instead: orCash,
    takeBack: 'Choose cash',
    confirmTakeBack: 'Pay everything to me',
    withoutParlour: `We pay everything to ${payee}`,
  };
}

const ofEstate = (): ParlourWords => ({
  howMuch: parlourOfEstateSentence(),
  instead: 'We pay at most its invoice. You can take this back until the payment is with the bank.',
  takeBack: 'Take it back',
  confirmTakeBack: 'Pay no funeral parlour',
  withoutParlour: 'Everything is for the estate',
});

export const parlourWords = ({ arrangesFuneral, part }: Pick<Claim, 'arrangesFuneral' | 'part'>): ParlourWords =>
  arrangesFuneral ? ofEstate() : ofPart(part);
