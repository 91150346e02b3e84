import * as v from 'valibot';
import { modes } from './switches';

export const ModeSchema = v.picklist(modes, `mode must be one of ${modes.join(', ')}`);

const sentence = 'accessTokenSeconds must be a whole number from 1 to 86400';
export const accessTokenSeconds = v.pipe(
  v.number(sentence),
  v.integer(sentence),
  v.minValue(1, sentence),
  v.maxValue(86_400, sentence),
);
