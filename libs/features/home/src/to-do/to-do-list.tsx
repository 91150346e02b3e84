import { type Draft, type Policy } from '@portal/contract';
import { formatDate, type PolicyCover } from '@portal/domain';
import { usePayPath, useToday } from '@portal/policy-workflow';
import { useDrafts, useDropDraft, usePendingActions } from '@portal/policy-workflow/changes';
import { Button, buttonStyle, TitledCard, VisuallyHidden } from '@portal/ui-kit';
import { ActionItem, ActionList } from '@portal/ui-kit/data';
import { Link } from 'react-router-dom';
import { toDos } from './to-do';
import { type ToDo } from './to-do-facts';
import { useNumberElsewhere } from './use-number-elsewhere';

interface ToDoListProps {
  policy: Policy;
  cover: PolicyCover;
}

/** What needs the policyholder now, each with its last day and one button. Nothing when nothing does. */
export function ToDoList({ policy, cover }: ToDoListProps) {
  const { data: actions = [] } = usePendingActions();
  const { data: drafts = [] } = useDrafts();
  const known = toDos({ policy, cover, actions, drafts, today: useToday(), payPath: usePayPath() });
  const waiting = [...known, ...useNumberElsewhere(policy, actions)];
  if (waiting.length === 0) return null;
  return (
    <TitledCard title="To do">
      <ActionList>
        {waiting.map((toDo, place) => (
          <ActionItem key={toDo.id} title={toDo.title} detail={detailOf(toDo)}>
            <Link className={buttonStyle(place === 0 ? 'primary' : 'secondary')} to={toDo.button.to}>
              {toDo.button.label}
              <VisuallyHidden>{restOf(toDo)}</VisuallyHidden>
            </Link>
            {toDo.draft && <Discard draft={toDo.draft} about={toDo.title} />}
          </ActionItem>
        ))}
      </ActionList>
    </TitledCard>
  );
}

/** What the button leaves unsaid: a label that the title begins with is said once. */
const restOf = ({ title, button: { label } }: ToDo): string =>
  title.startsWith(label) ? title.slice(label.length) : `: ${title}`;

const detailOf = ({ why, until, draft }: ToDo): string | null => {
  const day = until && `${draft ? 'Kept until' : 'By'} ${formatDate(until)}`;
  return why && day ? `${day}. ${why}` : (day ?? why);
};

function Discard({ draft: { form, recordId }, about }: { draft: Draft; about: string }) {
  const drop = useDropDraft(form, recordId);
  return (
    <Button variant="quiet" onClick={() => void drop()}>
      Discard<VisuallyHidden>: {about}</VisuallyHidden>
    </Button>
  );
}
