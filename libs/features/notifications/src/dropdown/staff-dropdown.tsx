import { readQuery } from '@portal/api-client';
import { portalPaths, workbenchAdditions } from '@portal/contract';
import { QueryView, type OpenedByTrigger } from '@portal/policy-workflow';
import { PopoverClose } from '@portal/ui-kit/menu';
import { Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NotificationsPanel, Numbered, panelStates } from './notifications-panel';
import { firstWaiting, howManyWait, requestMessage } from './waiting-requests';

/** The same for staff: what waits for a decision of theirs. All of it is the queue of approvals. */
function StaffDropdown(props: OpenedByTrigger) {
  return (
    <NotificationsPanel {...props} all={portalPaths.approvals()}>
      <WaitingRequests />
    </NotificationsPanel>
  );
}
export { StaffDropdown as Component };

const useQueue = (view: 'mine' | 'to-decide') =>
  useQuery(readQuery(workbenchAdditions.approvalQueue, {}, { view, order: 'due' }));

function WaitingRequests() {
  const mine = useQueue('mine');
  const toDecide = useQueue('to-decide');
  return (
    <QueryView query={mine} {...panelStates}>
      {(withMe) => (
        <QueryView query={toDecide} {...panelStates}>
          {(waiting) => {
            const first = firstWaiting(withMe, waiting);
            if (first.length === 0 && waiting.totalRecords === 0) return panelStates.empty;
            return (
              <>
                <Text>{howManyWait(waiting)}</Text>
                <Numbered
                  messages={first.map((request) => ({
                    id: request.id,
                    message: (
                      <PopoverClose asChild>
                        <Link to={portalPaths.approval(request.id)}>{requestMessage(request)}</Link>
                      </PopoverClose>
                    ),
                  }))}
                />
              </>
            );
          }}
        </QueryView>
      )}
    </QueryView>
  );
}
