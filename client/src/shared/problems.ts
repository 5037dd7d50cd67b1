/** What the server refuses, in words. */
import type { Problem } from '../wire';
import { has, say } from '../words/words.svelte';

export function problemWords(problem: Problem): string {
  if (problem.reason && has(`reason-${problem.reason}`)) return say(`reason-${problem.reason}`);
  if (problem.code === 'offline') return say('ui-offline');
  if (has(`problem-${problem.code}`)) return say(`problem-${problem.code}`);
  return problem.detail || problem.title;
}
