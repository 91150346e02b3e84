import { type DeathReport } from '@portal/contract';
import { formatMoment, formatPhone, labelOf, languages, reportChannels, reporterRelationships } from '@portal/domain';
import { DescriptionList, Stack, Text, TextLink, TitledCard } from '@portal/ui-kit';
import { dialAddress } from '../shared/dial-address';
import { mayBeToldWords } from './may-be-told-words';

/** Who told us, how to reach them, and what they may be told. */
export function WhoToldUs({ report }: { report: DeathReport }) {
  const { firstName, surname, relationship, language, cellNumber, cellProvedAt } = report.reporter;
  return (
    <TitledCard title="Who told us">
      <Stack gap="md">
        <DescriptionList
          rows={[
            { label: 'Name', value: `${firstName} ${surname}` },
            { label: 'To the person who died', value: labelOf(reporterRelationships, relationship) },
            { label: 'Language', value: labelOf(languages, language) },
            {
              label: 'Cellphone number',
              value: <TextLink href={dialAddress(cellNumber)}>{formatPhone(cellNumber)}</TextLink>,
            },
            { label: 'Number proved', value: cellProvedAt === null ? 'No' : `With a PIN, ${whenOf(cellProvedAt)}` },
            { label: 'Told us', value: `${labelOf(reportChannels, report.channel)}, ${whenOf(report.createdAt)}` },
          ]}
        />
        <Text>{mayBeToldWords(report)}</Text>
      </Stack>
    </TitledCard>
  );
}

const whenOf = (instant: string) => formatMoment(new Date(instant));
