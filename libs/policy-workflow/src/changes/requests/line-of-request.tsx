import { type ApprovalAction } from '@portal/contract';
import { requestLine } from '@portal/contract/words';
import { requestSteps } from '@portal/domain';
import { RequestLine } from '@portal/ui-kit/data';
import { type ReactNode } from 'react';
import { useIsServicing } from '../../is-servicing';

interface LineOfRequestProps {
  action: ApprovalAction;
  titleOf: (title: string) => ReactNode;
  /** The button, where it is the reader's move; none unless given. */
  buttonOf?: (toDo: string) => ReactNode;
}

/** A request as every page shows it: where it is, whose move it is and by when. */
export function LineOfRequest({ action, titleOf, buttonOf }: LineOfRequestProps) {
  const reader = useIsServicing() ? 'staff' : 'policyholder';
  const { title, step, place, sentence, turn, ending, toDo } = requestLine(action, reader);
  const isMine = action.status === 'PENDING' && turn === (reader === 'staff' ? 'insurer' : 'policyholder');
  return (
    <RequestLine
      title={titleOf(title)}
      steps={requestSteps}
      step={step}
      place={place}
      sentence={sentence}
      turn={turn === null ? 'nobody' : isMine ? 'mine' : 'theirs'}
      end={ending}
    >
      {toDo && buttonOf?.(toDo)}
    </RequestLine>
  );
}
