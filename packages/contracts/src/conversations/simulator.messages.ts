/** Errors of the simulator. */
export const simulatorMessages = {
  tooManyTurns: 'A simulated conversation ends after {most} turns. Start a new one.',
} as const;
