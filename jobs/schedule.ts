/** Crontab of the queue (UTC). `?fill` catches up after an outage; `jobKey` limits a task to one waiting instance. */
export const crontab = `
17 * * * * forget-old-attempts ?fill=2h&max=3&jobKey=forget-old-attempts
23 3 * * * apply-retention ?fill=2d&max=3&jobKey=apply-retention
*/5 * * * * seal-audit-log ?max=3&jobKey=seal-audit-log
*/5 * * * * publish-policy-versions ?fill=1d&max=3&jobKey=publish-policy-versions
*/10 * * * * remind-of-enquiries ?max=3&jobKey=remind-of-enquiries
`;
