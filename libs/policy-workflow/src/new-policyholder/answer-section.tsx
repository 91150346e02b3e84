import { Card, Cluster, DescriptionList, Heading, Stack, VisuallyHidden } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface AnswerSectionProps {
  title: string;
  /** Where these answers are typed. */
  to: To;
  rows: readonly { label: string; value: ReactNode }[];
  children?: ReactNode;
}

/** Some answers, with the one way to where they are typed. */
export const AnswerSection = ({ title, to, rows, children }: AnswerSectionProps) => (
  <Card>
    <Stack gap="sm">
      <Cluster justify="between" wrap="no" align="start">
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Link to={to}>
          Change<VisuallyHidden> {title}</VisuallyHidden>
        </Link>
      </Cluster>
      {rows.length > 0 && <DescriptionList rows={rows} />}
      {children}
    </Stack>
  </Card>
);
