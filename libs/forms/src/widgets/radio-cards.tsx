import { type Options } from '../definition/option';
import { type Widget } from '../definition/widget';
import { radios } from './radios';

/** One of a few answers that need some words each. Without a list the screen brings one, in `lists`. */
export function radioCards(list?: undefined): Widget<string>;
export function radioCards<const List extends Options>(list: List): Widget<List[number]['code']>;
/* @__NO_SIDE_EFFECTS__ */
export function radioCards(list?: Options): Widget {
  return list ? radios(list, { layout: 'cards' }) : radios(undefined, { layout: 'cards' });
}
