import { type ArrivalState } from '@portal/policy-workflow/new-policyholder';
import { Alert, Heading, List, Stack } from '@portal/ui-kit';
import { type Ref } from 'react';
import { Link } from 'react-router-dom';
import { type Application, peopleOf } from '../application/application';
import { personAt } from '../application/person-messages';
import { nameOf } from '../application/person-line';
import { steps } from '../application/steps';
import { placeOfField, wayTo, type FieldPlace } from './place-of-field';
import { type FieldError } from '@portal/contract';

interface ProblemListProps {
  problems: readonly FieldError[];
  application: Application;
  title: string;
  ref?: Ref<HTMLDivElement>;
}

/** What keeps the application from being sent, each with the way to where it is mended. */
export function ProblemList({ problems, application, title, ref }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="error" role="alert" tabIndex={-1} ref={ref}>
      <Stack gap="sm">
        <Heading level={2} size="md">
          {title}
        </Heading>
        <List>
          {problems.map(({ field, message }) => {
            const place = placeOfField(field);
            return (
              <li key={field}>
                <Link to={wayTo(place)} state={{ problem: message } satisfies ArrivalState}>
                  {`${whereIs(place, application)}: ${message}`}
                </Link>
              </li>
            );
          })}
        </List>
      </Stack>
    </Alert>
  );
}

/** The person, or the step: "Thabo Nkosi", "Payment". */
function whereIs({ step, person }: FieldPlace, application: Application): string {
  const at = person ? personAt(person) : null;
  const somebody = at && peopleOf(application, at.kind)[at.index ?? 0];
  return somebody ? nameOf(somebody) : steps[step].title;
}
