import { type ComponentProps, type ReactNode, useId } from 'react';
import { DescriptionList, type DescriptionRow } from './description-list';
import { Heading, type HeadingLevel } from '../text/heading';

interface RecordCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** Who or what the record is about. */
  title: ReactNode;
  /** Its state, where it is not as usual. */
  badge?: ReactNode;
  /** Each term with what is known of it. */
  rows: readonly DescriptionRow[];
  /** Level of the title in the outline of the page. */
  level?: HeadingLevel;
}

/** One record: who or what it is, its state, what is known about it, and what can be done with it (the children). */
export function RecordCard({ title, badge, rows, level = 2, children, ...props }: RecordCardProps) {
  const titleId = useId();
  return (
    <article className="card" aria-labelledby={titleId} {...props}>
      <div className="record-card-head">
        <Heading id={titleId} level={level} size="md">
          {title}
        </Heading>
        {badge}
      </div>
      <DescriptionList rows={rows} />
      <div className="record-card-actions">{children}</div>
    </article>
  );
}
