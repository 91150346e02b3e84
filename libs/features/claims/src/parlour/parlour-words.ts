import { type Claim } from '@portal/contract';
import { parlourOfEstateSentence } from '@portal/domain';
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

const ofOwnPart: ParlourWords = {
  howMuch: 'At most its invoice, from your part. The rest goes to you.',
  instead: orCash,
  takeBack: 'Choose cash',
  confirmTakeBack: 'Pay everything to me',
  withoutParlour: 'We pay everything to you',
};

const ofEstate = (): ParlourWords => ({
  howMuch: parlourOfEstateSentence(),
  instead: 'We pay at most its invoice. You can take this back until the payment is with the bank.',
  takeBack: 'Take it back',
  confirmTakeBack: 'Pay no funeral parlour',
  withoutParlour: 'Everything is for the estate',
});

export const parlourWords = ({ arrangesFuneral }: Pick<Claim, 'arrangesFuneral'>): ParlourWords =>
  arrangesFuneral ? ofEstate() : ofOwnPart;
