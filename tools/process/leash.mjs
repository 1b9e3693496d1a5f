// Loaded into every service before its own code (node --import): files it writes are its owner's alone, and it stops
// when the process that started it is gone, however that one ended.
const GRACE_MS = 8000;

process.umask(0o077);

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening must not keep alive a command that is done.
  process.channel.unref();
}
