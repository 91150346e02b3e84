import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import type { KeptCopy } from './kept-copy'; // the type alone: an own phone fetches the rest

/** The headline of a copy, read on this day: of any other than its own it never says "today". */
export const keptHeadline = ({ at, cover }: Pick<KeptCopy, 'at' | 'cover'>, today: PlainDate): string =>
  todayInJohannesburg(new Date(at)) === today ? cover.headline : cover.headlineLater;
