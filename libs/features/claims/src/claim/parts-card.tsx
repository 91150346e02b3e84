import { type Claim, type ClaimPart } from '@portal/contract';
import { Badge, Stack, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { pageOfPart } from '../shared/part-of-claim';
import { partWords } from '../shared/part-words';

/** The parts of whoever is paid and speaks for others too, each with where it stands; nothing for whoever has one. */
export function PartsCard({ claim }: { claim: Claim }) {
  const { parts } = claim;
  if (parts.length < 2) return null;
  return (
    <TitledCard title="You see these parts">
      <nav aria-label="Parts of this claim">
        <Stack as="ul" gap="sm" role="list">
          {parts.map((part) => (
            <PartLine key={part.id} claim={claim} part={part} />
          ))}
        </Stack>
      </nav>
    </TitledCard>
  );
}

/** One part: the way to it, or that it is the one below, and what comes next for it. */
function PartLine({ claim, part }: { claim: Claim; part: ClaimPart }) {
  const isHere = part.id === claim.part?.id;
  const { name } = partWords(part);
  return (
    <li>
      <Stack gap="xs">
        {isHere ? (
          <strong aria-current="page">
            {name} <Badge tone="blue">Shown below</Badge>
          </strong>
        ) : (
          <strong>
            <Link to={pageOfPart(claim, part)}>{name}</Link>
          </strong>
        )}
        <Text size="sm">{part.heading}</Text>
      </Stack>
    </li>
  );
}
