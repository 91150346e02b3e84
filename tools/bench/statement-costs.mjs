// What statements cost at the database, by its own log.

const line = /duration: ([\d.]+) ms\s+(parse|bind|execute|statement)(?: [^:]*)?: ([\s\S]*)/;
/** The same statement whatever it is asked with, as short as it can be told. */
const shape = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/"(\w+)"\.|"/g, '')
    .replace(/\(\$\d+(, (\$\d+|default|null))*\)/g, '(...)')
    .replace(/ (select|returning) .* from /i, ' $1 ... from ')
    .slice(0, 110);

/** Listens to the log of a server, and adds up by statement from when it is told to. */
export function statementCosts() {
  let found = new Map();
  let isOn = false;
  const add = (entry) => {
    const [, milliseconds, step, text] = line.exec(entry) ?? [];
    if (!isOn || text === undefined) return;
    const name = shape(text.trim());
    const cost = found.get(name) ?? { times: 0, milliseconds: 0 };
    if (step === 'execute' || step === 'statement') cost.times += 1;
    cost.milliseconds += Number(milliseconds);
    found.set(name, cost);
  };
  return {
    listen: (text) => {
      for (const entry of String(text).split(/\n(?=[^\t])/)) add(entry);
    },
    begin() {
      found = new Map();
      isOn = true;
    },
    told(pieces) {
      const costs = [...found].sort(([, a], [, b]) => b.milliseconds - a.milliseconds);
      const all = costs.reduce((sum, [, { times }]) => sum + times, 0) / pieces;
      const time = costs.reduce((sum, [, { milliseconds }]) => sum + milliseconds, 0) / pieces;
      const lines = costs
        .filter(([, { times }]) => times >= pieces / 20)
        .map(
          ([name, { times, milliseconds }]) =>
            `${(times / pieces).toFixed(2).padStart(6)}${(milliseconds / pieces).toFixed(3).padStart(9)}  ${name}`,
        );
      return [
        `${all.toFixed(1)} statements and ${time.toFixed(2)} ms at the database each:`,
        ' times       ms',
        ...lines,
      ].join('\n');
    },
  };
}
