import { ageOn } from './age';
import { type PlainDate } from '../base/plain-date';

/** Nobody calls a child Mr or Ms: a title is asked from this age. Source: docs/domain/records.md#r9-1. */
export const titleFromAge = 16;

/** From these ages a child may be married, and is reached on a phone and by e-mail. Source: docs/domain/records.md#r9-9. */
export const marriageFromAge = 16;
export const contactFromAge = 16;

/** The title of somebody on a day; a child has none. */
export const titleOn = <Title>(title: Title, birth: PlainDate, today: PlainDate): Title | null =>
  ageOn(birth, today) < titleFromAge ? null : title;
