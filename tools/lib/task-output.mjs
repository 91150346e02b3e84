// What Nx writes in its static style: after each task that has ended a line with its name, then all that it said.
import { countTests, plainText } from './test-counts.mjs';

const heading = /^> nx run (\S+)(.*)$/m;

/** A command that ended with an error, as Nx says it, or tests that failed. */
const hasFailed = (output) => /exited with non-zero status code/.test(output) || countTests(output).failed > 0;

function tasksIn(text) {
  const [, ...parts] = text.split(heading);
  const tasks = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [name, rest, output] = parts.slice(at, at + 3);
    tasks.push({ name, output, isCached: rest.includes('cache'), hasFailed: hasFailed(output) });
  }
  return tasks;
}

/** The output of each task, by `project:target`. */
export function outputByTask(output) {
  const tasks = new Map();
  for (const { name, output: said } of tasksIn(plainText(output))) tasks.set(name, (tasks.get(name) ?? '') + said);
  return tasks;
}

/** Nx writes all of a task at once: after so many milliseconds of silence it has written it. */
const silence = 500;

/** Takes what Nx writes in parts and tells each task once it is whole. */
export function taskReader(onTask) {
  let text = '';
  let timer;
  const tell = (tasks) => tasks.forEach((task) => onTask(task));
  const end = () => {
    clearTimeout(timer);
    tell(tasksIn(text));
    text = '';
  };
  const add = (part) => {
    clearTimeout(timer);
    text = plainText(text + part);
    tell(tasksIn(text).slice(0, -1));
    text = text.slice([...text.matchAll(new RegExp(heading, 'gm'))].at(-1)?.index ?? 0);
    timer = setTimeout(end, silence);
  };
  return { add, end };
}
