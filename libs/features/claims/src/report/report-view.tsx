import { portalPaths, type ReportOfReporter } from '@portal/contract';
import { formatMoment, labelOf, reporterSentences, reportStages } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { buttonStyle, PageLayout, Stack, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { OurNumber } from '../shared/our-number';
import { SentForReport } from './sent-for-report';
import { title } from './title';

/** What happens now and by when, then what was sent. Nothing here says whether we cover the person. */
export function ReportView({ report }: { report: ReportOfReporter }) {
  const { reference, stage, receivedAt, contactBy, cellNumber, documents } = report;
  const isOpen = stage === 'LOOKING';
  const isOver = contactBy < useToday();
  return (
    <PageLayout title={title} description={labelOf(reportStages, stage)}>
      <Stack gap="lg">
        <Stack gap="sm">
          {isOpen && (
            <Text>
              {isOver ? reporterSentences.contactOver(contactBy) : reporterSentences.contact(cellNumber, contactBy)}
            </Text>
          )}
          {isOpen && <Text tone="muted">{reporterSentences.privacy}</Text>}
          <Text>
            Questions? Call <OurNumber />.
          </Text>
          <Text size="sm" tone="muted">
            Reference {reference}. We got it on {formatMoment(new Date(receivedAt))}.
          </Text>
        </Stack>
        {(isOpen || documents.length > 0) && (
          <TitledCard title="What you sent">
            <Stack gap="md">
              <SentForReport documents={documents} />
              {isOpen && (
                <div>
                  <Link className={buttonStyle('primary')} to={portalPaths.claimDocuments(reference)}>
                    Send a document
                  </Link>
                </div>
              )}
            </Stack>
          </TitledCard>
        )}
      </Stack>
    </PageLayout>
  );
}
