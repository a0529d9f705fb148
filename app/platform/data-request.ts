/** True for requests of the router in the browser, whose paths end with `.data`. */
export const isDataRequest = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data');
