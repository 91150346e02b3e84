import { ageOn } from './age';
import { type PlainDate } from '../base/plain-date';

/** Nobody calls a child Mr or Ms: a title is asked from this age. Source: docs/domain/records.md#r9-1. */
export const titleFromAge = 16;

/** The title of somebody on a day; a child has none. */
export const titleOn = <Title>(title: Title, birth: PlainDate, today: PlainDate): Title | null =>
  ageOn(birth, today) < titleFromAge ? null : title;
