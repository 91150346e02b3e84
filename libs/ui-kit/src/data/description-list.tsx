import { type ComponentProps, type ReactNode } from 'react';

export interface DescriptionRow {
  label: string;
  value: ReactNode;
}

interface DescriptionListProps extends ComponentProps<'dl'> {
  /** Each term with what is known of it. */
  rows: readonly DescriptionRow[];
}

/** What is known about one thing: a label and a value a row. Labels are the keys, so each appears once. */
export const DescriptionList = ({ rows, ...props }: DescriptionListProps) => (
  <dl className="details" {...props}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
