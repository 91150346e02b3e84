import { type Level, levels } from '../checks/check';
import { type Checked, type LevelState } from './report';

/** A level is reached when every check of it and of those before it passed; what could not be tried for want of an option counts against it. */
export const levelsOf = (checks: readonly Checked[]): LevelState[] =>
  levels.map((level) => {
    const because = checks
      .filter((check) => isWithin(check.level, level) && standsAgainst(check))
      .map(({ says }) => says);
    return { level, isReached: because.length === 0, because };
  });

const isWithin = (inner: Level, outer: Level) => levels.indexOf(inner) <= levels.indexOf(outer);

export const hasFailed = ({ verdict }: Checked): boolean => verdict.outcome === 'tried' && verdict.findings.length > 0;

const standsAgainst = (check: Checked) =>
  hasFailed(check) || (check.verdict.outcome === 'not tried' && check.verdict.isNeeded);

export const isReached = (states: readonly LevelState[], asked: Level): boolean =>
  states.some(({ level, isReached }) => level === asked && isReached);
