/** Results of the person fields of the gallery, for every search. */
export function loader() {
  return Response.json({
    people: [
      { id: '1', fullName: 'Eleanor Whitcombe', role: 'mentor' },
      { id: '2', fullName: 'سمير قاسم', role: 'mentor' },
      { id: '3', fullName: '林雅雯', role: 'parent', email: 'lin@example.org' },
    ],
  });
}
