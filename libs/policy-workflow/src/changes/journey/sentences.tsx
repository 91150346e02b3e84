import { Disclosure, List, TitledCard } from '@portal/ui-kit';

interface SentencesProps {
  title: string;
  all: readonly string[];
  /** What can be read besides, folded away. */
  folded?: { title: string; all: readonly string[] };
}

/** What somebody should know before confirming, each in a line of its own. */
export const Sentences = ({ title, all, folded }: SentencesProps) => (
  <TitledCard title={title}>
    <Lines all={all} />
    {folded && folded.all.length > 0 && (
      <Disclosure summary={folded.title}>
        <Lines all={folded.all} />
      </Disclosure>
    )}
  </TitledCard>
);

const Lines = ({ all }: { all: readonly string[] }) => (
  <List>
    {all.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </List>
);
