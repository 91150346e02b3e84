import { type PlainDate } from '@portal/domain';

export interface PatternProps {
  /** The anchor of its part of the page. */
  id: string;
  title: string;
  today: PlainDate;
}
