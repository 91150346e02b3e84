import { Card, Cluster, DescriptionList, Heading, Stack, VisuallyHidden } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FieldPlace, wayTo } from '../../check/place-of-field';

interface AnswerSectionProps {
  title: string;
  /** Where these answers are typed. */
  place: FieldPlace;
  rows: readonly { label: string; value: ReactNode }[];
  children?: ReactNode;
}

/** Some answers, with the one way to where they are typed. */
export const AnswerSection = ({ title, place, rows, children }: AnswerSectionProps) => (
  <Card>
    <Stack gap="sm">
      <Cluster justify="between" wrap="no" align="start">
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Link to={wayTo(place)}>
          Change<VisuallyHidden> {title}</VisuallyHidden>
        </Link>
      </Cluster>
      {rows.length > 0 && <DescriptionList rows={rows} />}
      {children}
    </Stack>
  </Card>
);
