import { DescriptionList, type DescriptionRow, TitledCard } from '@portal/ui-kit';
import { type ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  rows: readonly DescriptionRow[];
  /** The way to change it, beside the title. */
  way?: ReactNode;
  /** What else there is to say, below. */
  children?: ReactNode;
}

/** Some of the personal details under one heading. */
export const SectionCard = ({ title, rows, way, children }: SectionCardProps) => (
  <TitledCard title={title} beside={way}>
    <DescriptionList rows={rows} />
    {children}
  </TitledCard>
);
