import { type FieldError } from '@portal/contract';
import { type ArrivalState } from '@portal/policy-workflow/new-policyholder';
import { Alert, Heading, List, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type Answers } from '../answers';
import { placeOfField, wayTo, whereIs } from '../place-of-field';

interface ProblemListProps {
  problems: readonly FieldError[];
  answers: Answers;
}

/** What keeps the answers from being sent, each with the way to where it is changed. */
export const ProblemList = ({ problems, answers }: ProblemListProps) => (
  <Alert tone="error" role="alert">
    <Stack gap="sm">
      <Heading level={2} size="md">
        Before you can ask to take over the policy
      </Heading>
      <List>
        {problems.map(({ field, message }) => {
          const place = placeOfField(field);
          return (
            place && (
              <li key={field}>
                <Link to={wayTo(place)} state={{ problem: message } satisfies ArrivalState}>
                  {`${whereIs(place, answers)}: ${message}`}
                </Link>
              </li>
            )
          );
        })}
      </List>
    </Stack>
  </Alert>
);
