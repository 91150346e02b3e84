import { useWrite, writeMutation } from '@portal/api-client';
import { type DeathReport, staffDeathReportAdditions } from '@portal/contract';
import { checkDeathReportStep, deathReportStatuses, formatPhone, labelOf, toneOf } from '@portal/domain';
import { FailureAlert, useToday } from '@portal/policy-workflow';
import { Badge, Button, ButtonLink, Card, Cluster, Heading, Stack, Stays, Text } from '@portal/ui-kit';
import { useRef, useState } from 'react';
import { callWords, waitsForCall } from '../shared/call-words';
import { dialAddress } from '../shared/dial-address';
import { CloseStep } from './close-step';

interface ReportWorkProps {
  report: DeathReport;
  onChanged: (report: DeathReport) => void;
  /** Somebody else has changed the report: what stands here is old. */
  onReadAgain: () => void;
}

/** Calling the reporter back, and closing the report: what may still be done about it is what is offered. */
export function ReportWork({ report, onChanged, onReadAgain }: ReportWorkProps) {
  const { id, status, version, closedReason, handledBy, reporter } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isClosing, setIsClosing] = useState(false);
  const calling = useWrite(writeMutation(staffDeathReportAdditions.reporterContacted, { id }));
  const call = callWords(report, useToday());
  const mayCall = waitsForCall(report);
  const mayClose = checkDeathReportStep(status, 'CLOSED').success;
  const noteCall = async () => {
    const answer = await calling.send({ version });
    if (!answer.success) return answer.status === 409 ? onReadAgain() : undefined;
    heading.current?.focus();
    onChanged(answer.data);
  };
  const stepBack = () => {
    setIsClosing(false);
    heading.current?.focus();
  };

  return (
    <Stays small={isClosing || !(mayCall || mayClose) ? 'flow' : 'bar'}>
      <Card as="section" aria-labelledby="report-work">
        <Stack gap="md">
          <Heading level={2} size="md" id="report-work" ref={heading} tabIndex={-1}>
            Where it stands
          </Heading>
          <Cluster gap="xs" role="status">
            <Badge tone={toneOf(deathReportStatuses, status)}>{labelOf(deathReportStatuses, status)}</Badge>
            {call && <Badge tone={call.tone}>{call.words}</Badge>}
          </Cluster>
          {handledBy !== null && <Text size="sm">{`Last worked on by ${handledBy}.`}</Text>}
          {closedReason !== null && <Text>{`Closed: ${closedReason}`}</Text>}
          <FailureAlert failure={calling.failure} />
          {isClosing ? (
            <CloseStep
              report={report}
              onBack={stepBack}
              onReadAgain={onReadAgain}
              onClosed={(closed) => {
                stepBack();
                onChanged(closed);
              }}
            />
          ) : (
            <Cluster>
              {mayCall && (
                <>
                  <ButtonLink href={dialAddress(reporter.cellNumber)}>
                    Call {formatPhone(reporter.cellNumber)}
                  </ButtonLink>
                  <Button variant="secondary" state={calling.state} onClick={() => void noteCall()}>
                    I called
                  </Button>
                </>
              )}
              {mayClose && (
                <Button variant="quiet" onClick={() => setIsClosing(true)}>
                  Close this report
                </Button>
              )}
            </Cluster>
          )}
        </Stack>
      </Card>
    </Stays>
  );
}
