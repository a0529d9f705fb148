/** Crontab of the queue (UTC). `?fill` catches up after an outage; `jobKey` limits a task to one waiting instance. */
export const crontab = `
17 * * * * forget-old-attempts ?fill=2h&max=3&jobKey=forget-old-attempts
23 3 * * * delete-old-enquiries ?fill=2d&max=3&jobKey=delete-old-enquiries
*/5 * * * * seal-audit-log ?max=3&jobKey=seal-audit-log
41 3 * * * delete-old-events ?fill=2d&max=3&jobKey=delete-old-events
47 3 * * * delete-old-notices ?fill=2d&max=3&jobKey=delete-old-notices
*/10 * * * * remind-of-enquiries ?max=3&jobKey=remind-of-enquiries
53 * * * * delete-unsent-files ?fill=2h&max=3&jobKey=delete-unsent-files
`;
