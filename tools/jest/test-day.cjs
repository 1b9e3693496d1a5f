// Specs of screens live on one day, whatever the day on which they run: what they show is dated around it, and one that
// starts just before midnight is as right as any other. Time runs on from there.
/* global TEST_DAY */
const MachineDate = globalThis.Date;
const machineNow = MachineDate.now;
const aheadMs = MachineDate.parse(TEST_DAY) - machineNow();
const now = () => machineNow() + aheadMs;

// On the real one, which the other hands everything on to: a spec may put its own in this place.
MachineDate.now = now;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length > 0 ? given : [now()], asked),
  apply: () => new MachineDate(now()).toString(),
});
